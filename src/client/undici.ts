// A file of its own, to be loaded at the first request: a bundle finds these names only where they are imported so.
export { Agent, request } from 'undici';
