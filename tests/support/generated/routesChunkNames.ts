/** A site without routes. */
export default {};
