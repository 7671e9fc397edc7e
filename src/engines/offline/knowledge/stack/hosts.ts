import { lazy } from '../../language/lazy.ts';
import { literal } from '../../language/literal.ts';

/** A program of somebody else that a plug-in runs in, and how one builds for it. */
export interface Host {
  name: string;
  /** Folded words or phrases that mean it. */
  words: string[];
  /** `embedded`: an own server whose pages and calls stand inside the host; `php`: runs in the site; `local`: on one machine. */
  kind: 'embedded' | 'php' | 'local';
  /** What it is written in. */
  language: string;
  /** Where it keeps what it stores. */
  store: string;
  /** Where people get it. */
  shop: string;
  /** Its shop bills the apps it lists. */
  sells: boolean;
}

const rows = `
php|WordPress|wordpress|PHP|MySQL|the WordPress plug-in directory
php|WooCommerce|woocommerce|PHP|MySQL|the WordPress plug-in directory
php|Moodle|moodle|PHP|MariaDB|the Moodle plugins directory
php|Nextcloud|nextcloud|PHP|MariaDB|the Nextcloud app store
php|Drupal|drupal|PHP|MySQL|drupal.org
php|Joomla|joomla|PHP|MySQL|the Joomla extensions directory
php|PrestaShop|prestashop|PHP|MySQL|the PrestaShop marketplace
php|Magento|magento|PHP|MySQL|the Adobe Commerce marketplace
embedded|Shopify|shopify|TypeScript|PostgreSQL|the Shopify App Store
embedded|BigCommerce|bigcommerce|TypeScript|PostgreSQL|the BigCommerce App Marketplace
embedded|Wix|wix|TypeScript|PostgreSQL|the Wix App Market
embedded|Jira|jira|TypeScript|PostgreSQL|the Atlassian Marketplace
embedded|Confluence|confluence|TypeScript|PostgreSQL|the Atlassian Marketplace
embedded|Trello|trello|TypeScript|PostgreSQL|the Trello Power-Up directory
embedded|Notion|notion|TypeScript|PostgreSQL|the Notion integration gallery
embedded|Airtable|airtable|TypeScript|PostgreSQL|the Airtable marketplace
embedded|HubSpot|hubspot|TypeScript|PostgreSQL|the HubSpot Marketplace
embedded|Salesforce|salesforce|TypeScript|PostgreSQL|AppExchange
embedded|Zendesk|zendesk|TypeScript|PostgreSQL|the Zendesk Marketplace
embedded|Asana|asana|TypeScript|PostgreSQL|the Asana app directory
embedded|Google Sheets|google-sheets google-sheet|TypeScript|PostgreSQL|the Google Workspace Marketplace
embedded|Google Docs|google-docs google-doc|TypeScript|PostgreSQL|the Google Workspace Marketplace
embedded|Gmail|gmail|TypeScript|PostgreSQL|the Google Workspace Marketplace
embedded|Outlook|outlook|TypeScript|PostgreSQL|Microsoft AppSource
local|VS Code|vscode vs-code visual-studio-code|TypeScript|SQLite|the Visual Studio Marketplace and Open VSX
local|Figma|figma|TypeScript|the plug-in data of the Figma file|the Figma Community
local|Obsidian|obsidian|TypeScript|JSON files in the vault’s plug-in folder|the Obsidian community plug-ins
local|Excel|excel|TypeScript|the workbook’s own settings|Microsoft AppSource
local|Word|microsoft-word ms-word word-add-in add-in-in-word add-in-for-word add-in-inside-word add-in-word plug-in-in-word plugin-for-word|TypeScript|the document’s own settings|Microsoft AppSource
local|PowerPoint|powerpoint|TypeScript|the presentation’s own settings|Microsoft AppSource
local|Photoshop|photoshop|TypeScript|JSON files in the plug-in’s data folder|the Adobe Creative Cloud Marketplace
local|InDesign|indesign|TypeScript|JSON files in the plug-in’s data folder|the Adobe Creative Cloud Marketplace
local|Illustrator|illustrator|TypeScript|JSON files in the plug-in’s data folder|the Adobe Creative Cloud Marketplace
local|Lightroom|lightroom|Lua|SQLite|a download page of its own
local|SketchUp|sketchup|Ruby|SQLite|the SketchUp Extension Warehouse
local|Blender|blender|Python|SQLite|the Blender extensions platform
local|QGIS|qgis|Python|SQLite|the QGIS plug-in repository
local|FreeCAD|freecad|Python|SQLite|the FreeCAD add-on manager
local|Unity|unity|C#|SQLite|the Unity Asset Store
local|Revit|revit|C#|SQLite|the Autodesk App Store
local|AutoCAD|autocad|C#|SQLite|the Autodesk App Store
local|Rhino|rhino|C#|SQLite|the Rhino package manager
local|OBS Studio|obs obs-studio|Lua|JSON files in the plug-in’s data folder|the OBS plug-in forum
local|Krita|krita|Python|SQLite|a download page of its own
local|GIMP|gimp|Python|SQLite|a download page of its own
local|Inkscape|inkscape|Python|the SVG file itself|the Inkscape extensions gallery
local|KiCad|kicad|Python|SQLite|the KiCad plug-in and content manager
local|Calibre|calibre|Python|the calibre library|the calibre plug-in index
local|Zotero|zotero|TypeScript|the Zotero library|a download page of its own
local|Joplin|joplin|TypeScript|the notes themselves|the Joplin plug-in repository
local|Logseq|logseq|TypeScript|the graph’s own files|the Logseq marketplace
local|Thunderbird|thunderbird|TypeScript|the add-on’s own storage|the Thunderbird add-ons site
local|LibreOffice|libreoffice|Python|the document’s own settings|the LibreOffice extensions site
local|Neovim|neovim nvim vim|Lua|JSON files in the data folder|GitHub releases
local|Ableton Live|ableton|Python|JSON files beside the set|a download page of its own
local|REAPER|reaper|Lua|the project file|ReaPack
local|DaVinci Resolve|davinci-resolve|Lua|JSON files beside the project|a download page of its own
local|Fusion 360|fusion-360|Python|SQLite|the Autodesk App Store
local|Godot|godot|C#|resource files of the project|the Godot asset library
local|MuseScore|musescore|TypeScript|the score file|the MuseScore plug-in page
local|IntelliJ|intellij jetbrains|Kotlin|SQLite|the JetBrains Marketplace
`;

/** Every host that is recognised by name. */
export const hosts = lazy((): readonly Host[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [kind = 'local', name = '', words = '', language = '', store = '', shop = ''] = row.split('|');
      return {
        name,
        words: words.split(' ').map((word) => word.replaceAll('-', ' ')),
        // The table is ours: it holds these three only.
        kind: kind as Host['kind'],
        language,
        store,
        shop,
        sells: /Shopify|BigCommerce|Wix|Atlassian/.test(shop),
      };
    }),
);

/** The host a plug-in is written for: what made it a plug-in says so, else the first that the text names. */
export function hostOf(understanding: {
  platform: string;
  platformBecause: string | undefined;
  idea: string;
  context: string;
}): Host | undefined {
  if (understanding.platform !== 'plugin') return undefined;
  return namedIn(understanding.platformBecause ?? '') ?? namedIn(`${understanding.idea} ${understanding.context}`);
}

function namedIn(text: string): Host | undefined {
  const low = text.toLowerCase();
  const found = hosts().flatMap((host) => {
    const at = Math.min(...host.words.map((word) => firstAt(low, word)));
    return Number.isFinite(at) ? [{ host, at }] : [];
  });
  return found.sort((a, b) => a.at - b.at)[0]?.host;
}

function firstAt(text: string, word: string): number {
  const at = text.search(
    new RegExp(`(?<![\\p{L}\\p{N}])${literal(word).replaceAll(' ', '[ -]?')}(?![\\p{L}\\p{N}])`, 'u'),
  );
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}
