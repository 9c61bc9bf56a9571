export { FILE_VERSION, readLogFile, writeLogFile, type Head, type Line, type LogFile, type LogName } from './log-file'
export { makeRedaction, type Redaction, type ReducerShape } from './redact'
export { draftReport, writeReport, type ReportDraft, type ReportEntry } from './problem-report'
