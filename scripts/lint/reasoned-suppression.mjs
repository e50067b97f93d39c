/** A suppressed rule needs its reason beside it: `oxlint-disable-next-line rule -- why`. */
export const reasonedSuppression = {
  meta: { type: 'problem', docs: { description: 'Suppressions give a reason.' } },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (/^\s*(?:oxlint|eslint)-disable/.test(comment.value) && !/--\s*\S/.test(comment.value)) {
            context.report({ loc: comment.loc, message: 'Say why the rule is off here: "-- reason" behind its name.' });
          }
        }
      },
    };
  },
};
