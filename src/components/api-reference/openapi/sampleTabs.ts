/** Languages of the samples: as tabs name them, and as code blocks do. */
export const sampleTabs = [
  {id: 'curl', label: 'curl', language: 'bash'},
  {id: 'javascript', label: 'JavaScript', language: 'javascript'},
  {id: 'python', label: 'Python', language: 'python'},
  {id: 'go', label: 'Go', language: 'go'},
] as const;

export type SampleLanguage = (typeof sampleTabs)[number]['id'];
