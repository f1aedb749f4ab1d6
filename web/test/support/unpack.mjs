import chromium from '@sparticuz/chromium';

// The package unpacks its browser into the temporary folder, which is whatever TMPDIR names.
await chromium.executablePath();
