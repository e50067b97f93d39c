/** Tells how many tests are done and which needed a second try, in lines that the test command reads. */
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
