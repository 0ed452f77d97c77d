import { errorSchema } from './path.ts';

/** The words of RFC 7644, section 3.12. */
type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness';

/** A refusal in SCIM's own shape. */
export class ScimError extends Error {
  readonly status: number;
  readonly scimType: ScimType | undefined;
  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
  get body() {
    return {
      schemas: [errorSchema],
      status: String(this.status),
      ...(this.scimType && { scimType: this.scimType }),
      detail: this.message,
    };
  }
}
export const badValue = (detail: string): ScimError => new ScimError(400, detail, 'invalidValue');
export const noUser = (): ScimError => new ScimError(404, 'There is no such user');
