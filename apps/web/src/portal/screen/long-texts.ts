/**
 * The addresses of long texts, which anybody may read, also before they agree to anything: each has its route, its
 * screen, and is left free by the dialog of the terms.
 */
export type LongTextPath =
  /** Who runs the portal. */
  | '/contact'
  /** What is held of a person. */
  | '/privacy'
  | '/terms'
  /** The rules of the benefit card. */
  | '/card-terms'
  /** How far everybody can use the portal. */
  | '/accessibility';
