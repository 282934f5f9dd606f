export type { FindingFixture } from './fixtures/FindingFixture.js';
export { findingFixtures } from './fixtures/findingFixtures.js';
export { type HonestFixtureName, honestFixtures } from './fixtures/honestFixtures.js';
