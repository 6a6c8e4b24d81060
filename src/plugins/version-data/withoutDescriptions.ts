interface VersionFile {
  version?: {docs?: Record<string, {description?: string}>};
}

/** The content of a file that Docusaurus writes for the routes of a version, without the descriptions of its pages. */
export function withoutDescriptions(json: string): unknown {
  const content = JSON.parse(json) as VersionFile;
  for (const page of Object.values(content.version?.docs ?? {})) {
    delete page.description;
  }
  return content;
}
