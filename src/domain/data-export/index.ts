export { dataExportFeature } from './feature'
export { dataExportMessages } from './data-export.messages'
export { dataExportEffects, dataExportViewModel } from './data-export.machine'
export { ExportRecord, isRecordKind, MOST_FILES, RECORD_KINDS, type RecordKind } from './record'
