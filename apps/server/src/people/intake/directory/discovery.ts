import { enterpriseSchema, listSchema, maxInPage, userSchema } from './path.ts';

const attribute = (name: string, description: string, more: object = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
});
const parts = (...subAttributes: readonly object[]) => ({ type: 'complex', subAttributes });

const schemasOf = (address: string) => [
  {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    id: userSchema,
    name: 'User',
    description: 'A person of the employer',
    attributes: [
      attribute('userName', 'The name to sign in with', { required: true, uniqueness: 'server' }),
      attribute('externalId', 'What the directory calls the person', { caseExact: true }),
      attribute(
        'name',
        'The name',
        parts(
          attribute('givenName', 'First name, at most 80 characters', { required: true }),
          attribute('familyName', 'Family name, at most 80 characters', { required: true }),
          attribute('formatted', 'Both names', { mutability: 'readOnly' }),
        ),
      ),
      attribute('displayName', 'Both names; read where the parts are missing'),
      attribute('emails', 'One address, that of work', {
        multiValued: true,
        ...parts(
          attribute('value', 'The address', { uniqueness: 'server' }),
          attribute('type', 'work', { canonicalValues: ['work'] }),
          attribute('primary', 'Always true', { type: 'boolean' }),
        ),
      }),
      attribute('active', 'Whether the person may sign in', { type: 'boolean' }),
      attribute('preferredLanguage', 'cs, sk or en'),
    ],
    meta: { resourceType: 'Schema', location: `${address}/Schemas/${userSchema}` },
  },
  {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    id: enterpriseSchema,
    name: 'EnterpriseUser',
    description: 'What an employer adds',
    attributes: [
      attribute('employeeNumber', 'The personal number of payroll', { caseExact: true }),
    ],
    meta: { resourceType: 'Schema', location: `${address}/Schemas/${enterpriseSchema}` },
  },
];

const resourceTypesOf = (address: string) => [
  {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    description: 'A person of the employer',
    schema: userSchema,
    schemaExtensions: [{ schema: enterpriseSchema, required: false }],
    meta: { resourceType: 'ResourceType', location: `${address}/ResourceTypes/User` },
  },
];

/** An answer of many: how many there are, and those of this page. */
export const listResponse = (Resources: readonly object[], total?: number, startIndex = 1) => ({
  schemas: [listSchema],
  totalResults: total ?? Resources.length,
  startIndex,
  itemsPerPage: Resources.length,
  Resources,
});

const isNot = { supported: false };
const serviceOf = (address: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: maxInPage },
  changePassword: isNot,
  sort: isNot,
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token of the administration',
      specUri: 'https://www.rfc-editor.org/info/rfc6750',
      primary: true,
    },
  ],
  meta: {
    resourceType: 'ServiceProviderConfig',
    location: `${address}/ServiceProviderConfig`,
  },
});

/** What the service says of itself, by the path below its address. */
export const describeService = (address: string): Readonly<Record<string, object>> => {
  const schemas = schemasOf(address);
  const types = resourceTypesOf(address);
  return {
    '/ServiceProviderConfig': serviceOf(address),
    '/Schemas': listResponse(schemas),
    '/ResourceTypes': listResponse(types),
    ...Object.fromEntries(schemas.map((schema) => [`/Schemas/${schema.id}`, schema])),
    ...Object.fromEntries(types.map((type) => [`/ResourceTypes/${type.id}`, type])),
  };
};
