/** Stands where the classic theme loads its highlighter. A file of the project: an empty alias would be named by the folder of the build. */
export {};
