import pictures from './pictures.config';

// `npm run frames`: the same service and browser as in the tests, but measuring.
export default { ...pictures, testMatch: 'frames.ts', retries: 0 };
