/** Random bytes in a code verifier: 43 characters in base64url, the shortest that RFC 7636 allows. */
export const VERIFIER_BYTES = 32;
