/** Lint rules of our own: the ones no published rule covers. */

const isDate = (node) => node.type === "Identifier" && node.name === "Date";

const explicitNow = {
  meta: {
    type: "problem",
    messages: {
      now: "`now` is an argument here: pass the instant in instead of asking the machine's clock.",
    },
  },
  create(context) {
    return {
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) {
          context.report({ node, messageId: "now" });
        }
      },
      CallExpression(node) {
        const callee = node.callee;
        const asksNow =
          callee.type === "MemberExpression" &&
          isDate(callee.object) &&
          callee.property.type === "Identifier" &&
          callee.property.name === "now";
        if (asksNow || isDate(callee)) context.report({ node, messageId: "now" });
      },
    };
  },
};

export default { meta: { name: "striper" }, rules: { "explicit-now": explicitNow } };
