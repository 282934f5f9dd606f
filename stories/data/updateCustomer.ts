import type { JsonObject } from 'toolcard';

const groups = ['billing', 'shipping', 'contact', 'company', 'tax', 'preferences', 'contract'];
const fields = [
  'name',
  'street',
  'city',
  'postal_code',
  'country',
  'phone',
  'email',
  'language',
  'notes',
  'valid_from',
  'valid_until',
  'external_id',
];
const names = [
  'customer_id',
  'version',
  'dry_run',
  ...groups.flatMap((group) => fields.map((field) => `${group}_${field}`)),
];

/** A definition with 87 parameters, as generators make them out of database tables. */
export const updateCustomer: JsonObject = {
  name: 'crm_update_customer',
  title: 'Update customer',
  description: 'Writes the given fields of a customer record. Fields left out stay as they are.',
  inputSchema: {
    type: 'object',
    properties: Object.fromEntries(
      names.map((name) => [name, { type: name === 'dry_run' ? 'boolean' : 'string' }]),
    ),
    required: ['customer_id', 'version'],
  },
  annotations: { readOnlyHint: false, destructiveHint: false },
};
