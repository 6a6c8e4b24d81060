/** A site without parts that are loaded by their names. */
export default {};
