/** A character that draws nothing, steers the direction, or is none of Unicode's own. */
export const hidingCharacter =
  /[^\P{Cc}\t\n\r]|[\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\uFFF9-\uFFFB\u{13430}-\u{13440}\u{1D159}]/u;
