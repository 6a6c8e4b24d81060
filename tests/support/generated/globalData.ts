/** No plugin has handed anything over. */
export default {};
