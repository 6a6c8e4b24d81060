/** What the id of a row begins with that explains a message. */
export const MESSAGE_ROW_ID = 'message-';
