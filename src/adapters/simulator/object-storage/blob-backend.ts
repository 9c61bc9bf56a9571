/** The byte storage of the object store. Bytes are durable once `write` resolves. */
export interface BlobBackend {
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>
  readonly read: (name: string) => Promise<Uint8Array | null>
  /** Every name with this prefix, unsorted. */
  readonly names: (prefix: string) => Promise<readonly string[]>
  readonly remove: (names: readonly string[]) => Promise<void>
}
