import type { Meta } from '@storybook/react-vite';
import { honestFixtures } from 'toolcard/fixtures';
import { FixtureCards } from './FixtureCards.js';
import { honestStory } from './honestStory.js';

/** Honest definitions that look like hostile ones. About none of them there is anything to say. */
const meta = {
  title: 'catalogue/Honest',
  component: FixtureCards,
  tags: ['!autodocs'],
  args: { fixture: honestFixtures.bare },
} satisfies Meta<typeof FixtureCards>;

export default meta;

export const Persian = honestStory('persian');
export const Arabic = honestStory('arabic');
export const Hebrew = honestStory('hebrew');
export const Russian = honestStory('russian');
export const Greek = honestStory('greek');
export const Thai = honestStory('thai');
export const Hindi = honestStory('hindi');
export const Japanese = honestStory('japanese');
export const Korean = honestStory('korean');
export const Vietnamese = honestStory('vietnamese');
export const Emoji = honestStory('emoji');
export const Units = honestStory('units');
export const NamesOfPeople = honestStory('namesOfPeople');
export const MixedLanguages = honestStory('mixedLanguages');

export const LongDescription = honestStory('longDescription');
export const Markdown = honestStory('markdown');
export const Code = honestStory('code');
export const Digests = honestStory('digests');
export const SecurityWords = honestStory('securityWords');
export const Verification = honestStory('verification');
export const SystemInfo = honestStory('systemInfo');
export const Preview = honestStory('preview');
export const Arithmetic = honestStory('arithmetic');
export const AboutHistory = honestStory('aboutHistory');
export const Placeholders = honestStory('placeholders');
export const Paragraphs = honestStory('paragraphs');

export const Bare = honestStory('bare');
export const UnknownMembers = honestStory('unknownMembers');
export const BooleanSchemas = honestStory('booleanSchemas');
export const OddKeys = honestStory('oddKeys');
export const Recursive = honestStory('recursive');
export const EmbeddedSchema = honestStory('embeddedSchema');
export const Draft7 = honestStory('draft7');
export const Composed = honestStory('composed');
export const AnyOutput = honestStory('anyOutput');
export const Headers = honestStory('headers');
export const SameOriginIcon = honestStory('sameOriginIcon');
export const DataIcon = honestStory('dataIcon');
export const Tasks = honestStory('tasks');
export const NamesWithinRules = honestStory('namesWithinRules');
export const TwoServers = honestStory('twoServers');
