export type { Finding, FindingCode, IntakeEntry } from './model/intake/IntakeEntry.js';
