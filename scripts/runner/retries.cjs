// Jest takes the number of retries from a test file's own call and from nowhere else.
jest.retryTimes(Number(process.env.KERF_STORY_RETRIES));
