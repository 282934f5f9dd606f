import type { JsonObject } from 'toolcard';

/** A definition in Arabic. */
export const searchBooks: JsonObject = {
  name: 'search_books',
  title: 'البحث في الكتب',
  description:
    'يبحث في فهرس المكتبة حسب العنوان أو المؤلف أو الموضوع، ويعيد أفضل النتائج مع رقم كل كتاب.\n' +
    'لا يغيّر شيئًا في الفهرس.',
  inputSchema: {
    type: 'object',
    properties: {
      query: { type: 'string', description: 'كلمات البحث.' },
      language: { type: 'string', enum: ['العربية', 'English', 'Français'] },
    },
    required: ['query'],
  },
  annotations: { readOnlyHint: true },
};
