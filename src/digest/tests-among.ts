const TEST_FILE =
  /(?:^|\/)(?:test_[^/]{1,100}\.py|[^/]{1,100}(?:[._-](?:test|spec|e2e|cy)s?\.\w{1,5}|_test\.\w{1,5}|_spec\.rb|Tests?\.(?:java|kt|cs|php|swift|scala)|IT\.java))$/;
const TEST_FOLDER =
  /(?:^|\/)(?:tests?|specs?|__tests__|e2e|testing|testdata|fixtures|__mocks__|mocks?|cypress|integration-tests?)\//i;
// Deeper down, such a name is a part of a package.
const ASIDE_FOLDER =
  /^\.[^/]{1,100}\/|^(?:[^/]{1,100}\/){0,2}(?:examples?|samples?|docs?|documentation|demos?|benchmarks?|templates?|scripts?\/fixtures)\//i;

/** Whether a file is a test, or of use to tests alone. */
export const isTest = (path: string): boolean => TEST_FILE.test(path) || TEST_FOLDER.test(path);

/** Whether a file is a test by its own name, and is run as one. */
export const isRunAsTest = (path: string): boolean =>
  TEST_FILE.test(path) ||
  /(?:^|\/)(?:tests?|spec|__tests__|e2e)\/.{1,200}\.(?:py|rb|[jt]sx?|rs|php|java|kt|go|cs|exs)$/i.test(path);

/** Whether a file shows how something is done rather than doing it. */
export const isAside = (path: string): boolean => ASIDE_FOLDER.test(path);
