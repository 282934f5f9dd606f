import type { IntakeOptions } from '../model/intake/IntakeOptions.js';

/** The options of intake among sources: each as the first source has it that states it. */
export function intakeOptionsOf(sources: readonly IntakeOptions[]): IntakeOptions {
  const first = <Key extends keyof IntakeOptions>(key: Key) => {
    const value = sources.find((source) => source[key] !== undefined)?.[key];
    return value === undefined ? {} : { [key]: value };
  };
  return {
    ...first('reservedNames'),
    ...first('qualifiedNameLimit'),
    ...first('extensions'),
    ...first('tasks'),
    ...first('wordRules'),
  };
}
