/** A reader whose browser keeps nothing. */
export default {type: 'none', namespace: ''};
