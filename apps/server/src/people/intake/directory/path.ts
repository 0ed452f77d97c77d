/** Where directories write, below the API as everything is: a proxy that passes `/api/` passes it too. */
export const scimPath = '/api/scim/v2';

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
export const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
export const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error';
/** Most people in one answer. */
export const maxInPage = 200;
