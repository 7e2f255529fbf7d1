/** Storage key of the bearer token, fixed by the product's specification. */
export const tokenKey = "auth_token";
