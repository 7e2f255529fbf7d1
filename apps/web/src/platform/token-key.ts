/** Where the bearer token is kept; the name is part of the product's specification. */
export const tokenKey = "auth_token";
