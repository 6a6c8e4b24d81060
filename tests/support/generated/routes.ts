/** A site without pages: tests give components the addresses they need. */
export default [];
