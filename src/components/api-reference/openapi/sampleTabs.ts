/** Languages of the samples, as tabs and code blocks name them. */
export const sampleTabs = [
  {id: 'curl', label: 'curl', highlight: 'bash'},
  {id: 'javascript', label: 'JavaScript', highlight: 'javascript'},
  {id: 'python', label: 'Python', highlight: 'python'},
  {id: 'go', label: 'Go', highlight: 'go'},
] as const;

export type SampleLanguage = (typeof sampleTabs)[number]['id'];
