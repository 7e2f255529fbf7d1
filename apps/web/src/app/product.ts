export const productName = "Striper Conditions";
