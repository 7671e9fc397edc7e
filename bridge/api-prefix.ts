/** What every path of the API begins with: the version that breaking changes would leave. */
export const API_PREFIX = '/api/v1';
