import { useApp } from './app-context'
import { saveFile } from '../hooks/save-file'

/** Saves what happened in this browser as a file to attach to a report. */
export const useExportLog = (): (() => void) => {
  const app = useApp()
  return () => {
    void app.exportLog().then(
      (text) => saveFile('loop-log.jsonl', text),
      () => app.tab.dispatch({ type: 'ShowToast', words: { key: 'exportFailed' } }),
    )
  }
}
