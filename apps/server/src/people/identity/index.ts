export {
  bindIdentity,
  countIdentities,
  employerOnly,
  findIdentity,
  forgetIdentities,
  forgetIdentitiesOfClient,
  type Identity,
  touchIdentity,
} from './identity.queries.ts';
