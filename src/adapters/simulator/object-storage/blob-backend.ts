/** Where the object store keeps bytes: under plain names, durable once `write` is done. */
export interface BlobBackend {
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>
  readonly read: (name: string) => Promise<Uint8Array | null>
  /** All that begins so, in no order. */
  readonly names: (prefix: string) => Promise<readonly string[]>
  readonly remove: (names: readonly string[]) => Promise<void>
}
