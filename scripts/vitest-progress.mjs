/** Reports the number of passed tests and the flaky tests, in lines that the test command parses. */
export default class ProgressReporter {
  #total = 0;
  #passed = 0;

  onTestModuleCollected(module) {
    this.#total += [...module.children.allTests()].length;
    this.#report();
  }

  onTestCaseResult(test) {
    if (test.result().state === 'passed') this.#passed += 1;
    if (test.diagnostic()?.flaky)
      process.stdout.write(`recto:again ${test.module.relativeModuleId} > ${test.fullName}\n`);
    this.#report();
  }

  #report() {
    process.stdout.write(`recto:progress ${this.#passed} ${this.#total}\n`);
  }
}
