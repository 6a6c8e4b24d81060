/** Stands in for a style sheet, which a test neither loads nor sees. */
export default {};
