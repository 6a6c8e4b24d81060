/** No translations: components show the English words of their source. */
export default {};
