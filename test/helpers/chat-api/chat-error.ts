import { type ErrorStatus, VENDOR_WORDS } from '../messages-api/errors.ts';

/** The body of an error answer; in a stream, the code says the status. */
export const chatErrorBody = (status: ErrorStatus, message: string) => ({
  error: {
    message: `${message} (${VENDOR_WORDS})`,
    type: status < 500 ? 'invalid_request_error' : 'server_error',
    param: null,
    code: status < 500 ? null : status,
  },
});
