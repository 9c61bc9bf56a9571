/** What can be heard of the product. Browsers stay silent until the person has pressed something in the page. */
export interface Sounds {
  /** Two soft notes: somebody has written. */
  readonly message: () => void
}
