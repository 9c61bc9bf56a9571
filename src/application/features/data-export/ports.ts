import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'

export interface CollectedPage {
  readonly records: number
  readonly total: number
  /** The number of pictures that all pages so far name. */
  readonly pictures: number
  readonly next: string | null
}

/** Exports of this page, by id. Their records and bytes live here, never in the log, and end with the page. */
export interface DataExportPort {
  readonly has: (id: string) => boolean
  /** Reads a page of records. An empty cursor starts the export and drops every other export. */
  readonly collect: (id: string, cursor: string) => TaskEither<Failure, CollectedPage>
  /** Reads a picture. A picture that cannot be included is listed with the reason. Fails only when offline. */
  readonly picture: (id: string, index: number) => TaskEither<Failure, void>
  readonly pack: (id: string, language: string) => TaskEither<Failure, void>
  readonly save: (id: string) => TaskEither<Failure, void>
  /** Frees the records, the pictures and the archive. */
  readonly drop: (id: string) => void
}
