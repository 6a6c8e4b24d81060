/** Languages of the samples, as tabs name them. */
export const sampleTabs = [
  {id: 'curl', label: 'curl'},
  {id: 'javascript', label: 'JavaScript'},
  {id: 'python', label: 'Python'},
  {id: 'go', label: 'Go'},
] as const;

export type SampleLanguage = (typeof sampleTabs)[number]['id'];
