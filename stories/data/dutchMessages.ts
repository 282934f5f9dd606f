import type { Messages } from 'toolcard';

const number = new Intl.NumberFormat('nl');
const counted = (count: number, one: string, many: string) =>
  `${number.format(count)} ${count === 1 ? one : many}`;

/** The words of the card and of its hints in Dutch, with the numbers written as there. */
export const dutchMessages: Pick<Messages, 'toolCard' | 'hintPanel'> = {
  toolCard: {
    nameless: 'Tool zonder naam',
    unreadable: 'Onleesbare tooldefinitie',
    unseenName: (characters) =>
      characters === 0
        ? 'De naam is leeg.'
        : `De naam telt ${counted(characters, 'teken', 'tekens')}; er is niets van te zien.`,
    titleAndName: (title, name) => `${title} (${name})`,
    copyName: (name) => `Kopieer de naam ${name}`,
    copied: 'Gekopieerd',
    notCopied: 'Niet gekopieerd. Selecteer de naam.',
    server: 'Server',
    serverSays: 'De server zegt',
    noDescription: 'De server geeft geen beschrijving.',
    unseenDescription: 'De server geeft een beschrijving waarvan niets te zien is.',
    hints: {
      untrusted: 'Niet-vertrouwde aanwijzingen',
      trusted: 'Aanwijzingen van een vertrouwde server',
      none: 'Geen aanwijzingen gegeven',
    },
    hintsOf: {
      untrusted: (tool) => `Niet-vertrouwde aanwijzingen van ${tool}`,
      trusted: (tool) => `Aanwijzingen van een vertrouwde server voor ${tool}`,
      none: (tool) => `Geen aanwijzingen gegeven voor ${tool}`,
    },
    parameters: 'Parameters',
    parametersOf: (tool) => `Parameters van ${tool}`,
    parameterCount: (count, required) =>
      `${counted(count, 'parameter', 'parameters')}, ${required === 0 ? 'geen' : number.format(required)} verplicht`,
    parametersAtLeast: (count, required) =>
      `Minstens ${counted(count, 'parameter', 'parameters')}${required === 0 ? '' : `, minstens ${number.format(required)} verplicht`}`,
    unnamedParameters: {
      none: 'Neemt geen parameters',
      any: 'Noemt geen parameters; neemt alles aan',
      byRule: 'Niet met name genoemd',
      unknown: 'Noemt geen parameters',
    },
    output: 'Uitvoer',
    outputOf: (tool) => `Uitvoer van ${tool}`,
    fieldCount: (count) => counted(count, 'veld', 'velden'),
    fieldsAtLeast: (count) => `Minstens ${counted(count, 'veld', 'velden')}`,
    everything: 'Alles wat de server stuurde',
    everythingOf: (tool) => `Alles wat de server stuurde over ${tool}`,
    tasks: {
      optional: 'Kan ook als taak lopen: nu gestart, het resultaat later opgehaald.',
      required: 'Loopt alleen als taak: nu gestart, het resultaat later opgehaald.',
    },
    oddTaskSupport: 'Als taak te gebruiken, met een hier onbekende waarde:',
    notOffered: 'Niet aangeboden',
    findingParts: { schema: 'parameters', output: 'uitvoer' },
    notesIn: (count, parts) => `${counted(count, 'opmerking', 'opmerkingen')}: ${parts.join(', ')}`,
    noted: (words, count, tool) => `${words}, ${count}: ${tool}`,
  },
  hintPanel: {
    questions: {
      readOnlyHint: 'Leest hij alleen?',
      destructiveHint: 'Kan hij iets wissen of overschrijven?',
      idempotentHint: 'Kan een aanroep zonder verder gevolg worden herhaald?',
      openWorldHint: 'Bereikt hij systemen buiten?',
    },
    meanings: {
      readOnlyHint: { yes: 'leest alleen, verandert niets', no: 'kan dingen veranderen' },
      destructiveHint: {
        yes: 'kan dingen wissen of overschrijven',
        no: 'voegt toe, wist en overschrijft niets',
      },
      idempotentHint: {
        yes: 'dezelfde aanroep verandert verder niets',
        no: 'elke volgende aanroep kan iets veranderen',
      },
      openWorldHint: {
        yes: 'kan systemen buiten bereiken, zoals het web',
        no: 'blijft binnen één gesloten systeem',
      },
    },
    untrusted: 'Dit zegt de server over zijn eigen tool. Niemand heeft het nagegaan.',
    trusted: 'Verklaard door een server die u vertrouwt. De tool zelf is niet nagegaan.',
    noneStated: 'De server zegt hier niets over; ga bij elk uit van het voorzichtigste.',
    states: {
      yes: 'Server zegt ja',
      no: 'Server zegt nee',
      'not-stated': 'Niet gezegd',
      invalid: 'Ja noch nee',
      'not-applicable': 'Niet van toepassing',
    },
    said: (meaning) => `Dat wil zeggen: ${meaning}.`,
    treatAs: (meaning) => `Ga dus uit van: ${meaning}.`,
    sentInstead: 'In plaats van true of false stuurde de server:',
    notApplicable: 'Betekent niets bij een tool die zegt alleen te lezen.',
    saidAnyway: (yes) => `De server zegt toch ${yes ? 'ja' : 'nee'}.`,
    others: 'Andere annotaties',
    othersNote: 'Geen ervan is een hier bekende aanwijzing; er volgt dus niets uit.',
    moreOthers: (count) => `Nog ${number.format(count)} in wat de server stuurde.`,
  },
};
