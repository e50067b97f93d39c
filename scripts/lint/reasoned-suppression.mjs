/** Lint rule that requires a reason for a suppressed rule: `oxlint-disable-next-line rule -- reason`. */
export const reasonedSuppression = {
  meta: { type: 'problem', docs: { description: 'Suppressions have a reason.' } },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (/^\s*(?:oxlint|eslint)-disable/.test(comment.value) && !/--\s*\S/.test(comment.value)) {
            context.report({
              loc: comment.loc,
              message: 'Add the reason for the suppression after the rule name: "-- reason".',
            });
          }
        }
      },
    };
  },
};
