import type { ExportRecord } from '../../domain/data-export'

/** Why a picture is not in the archive. */
export type Excluded = 'tooLarge' | 'otherType' | 'missing' | 'unreachable'

export type ReadPicture =
  | { readonly name: string; readonly bytes: Uint8Array }
  | { readonly name: null; readonly reason: Excluded }

/** What an export has collected. Pictures are keyed by their address, in the order of the records. */
export interface Collected {
  readonly records: readonly ExportRecord[]
  readonly pictures: ReadonlyMap<string, ReadPicture>
}
