import { lazy } from '../../language/lazy.ts';

/** Formats of files and records that ideas name: the name, and how people write it (lower case; a blank is "-"). */
const text = `PDF/A:pdf/a|PDF:pdf pdfs पीडीएफ|VST3:vst3 vst|CSV:csv csvs|Excel (.xlsx):एक्सेल excel xlsx xls|JSON:json|XML:xml|YAML:yaml yml|TOML:toml|Markdown:markdown|HTML:html-export html-file|
LaTeX:latex|BibTeX:bibtex|RIS:ris-file ris-format ris-export ris|CSL JSON:csl|EPUB:epub|MOBI:mobi|Word (.docx):docx word-template word-templates word-vorlage word-doc word-docs word-document word-documents word-file word-files word-datei word-dateien|
OpenDocument:odt ods odf opendocument|SVG:svg|DXF:dxf|DWG:dwg|STL:stl|3MF:3mf|STEP:step-file step-files .step|IFC:ifc|G-code:g-code gcode|Gerber:gerber|
PNG:png|JPEG:jpeg jpg|TIFF:tiff|WebP:webp|CBZ:cbz|MP4:mp4|WebM:webm|MP3:mp3|WAV:wav|FLAC:flac|Opus:opus|MIDI files:midi-file midi-files .mid|MusicXML:musicxml|
SRT subtitles:srt|WebVTT:vtt webvtt|iCalendar:ical icalendar .ics ics|vCard:vcard vcf|GPX:gpx|KML:kml|GeoJSON:geojson|GeoPackage:geopackage gpkg|GeoTIFF:geotiff|TBX:tbx|TMX:tmx|XLIFF:xliff|PO files:gettext .po|LAS:las-file laz|IGES:iges|COLLADA:collada|glTF:gltf|USDZ:usdz|OBJ:obj-file|PLY:ply-file|AsciiDoc:asciidoc|reStructuredText:restructuredtext|Shapefile:shapefile shapefiles|FIT:.fit fit-file fit-files|
netCDF:netcdf ncdump|HDF5:hdf5|GRIB:grib grib2|Zarr:zarr|FITS:fits-file fits-files fits-image|Parquet:parquet-file parquet-files parquet-export .parquet to-parquet as-parquet in-parquet and-parquet or-parquet parquet-and parquet-or from-parquet|Avro:avro|SQL dump:sql-dump|SPSS (.sav):spss .sav|Stata (.dta):stata .dta|R data:rdata|SQLite file:sqlite-file|Jupyter notebooks:jupyter ipynb|
OFX:ofx|QIF:qif|MT940:mt940|CAMT.053:camt camt.053 camt053|SEPA XML (pain.008):pain.008 pain.001 sepa-direct-debit sepa-lastschrift sepa-lastschriften sepa-mandat|
XRechnung:xrechnung|ZUGFeRD:zugferd factur-x|Facturae:facturae|VeriFactu:verifactu veri*factu|FatturaPA:fatturapa fattura-elettronica|UBL:ubl|Peppol BIS:peppol|SAF-T:saf-t saft|
DATEV format:datev datev-format datev-export|GDT:gdt|LDT:ldt|BDT:bdt|HL7 messages:hl7|FHIR resources:fhir|DICOM:dicom|EDIFACT:edifact|ASN.1:asn.1|
MARC 21:marc21 marc-21|Dublin Core:dublin-core|EAD:ead|LIDO:lido|METS/ALTO:mets alto-xml|TEI:tei-xml|GEDCOM:gedcom|SCORM packages:scorm|xAPI statements:xapi|QTI:qti|
Anki decks:.apkg apkg anki-deck anki-export|OPML:opml|RSS:rss|Atom:atom-feed|OPDS:opds|GTFS:gtfs|NeTEx:netex|SIRI:siri-feed|ADIF:adif|Cabrillo:cabrillo|CAAML:caaml|Across Lite (.puz):.puz puz-file puz-files|ipuz:ipuz|ISOXML:isoxml iso-11783|MusicXML (.mxl):.mxl|Guitar Pro:guitar-pro .gp5|ABC notation:abc-notation|BPMN:bpmn|DMN:dmn|ArchiMate:archimate|IIIF manifests:iiif|CIDOC CRM:cidoc|SKOS:skos|RDF:rdf turtle-file|CAP alerts:cap-alert cap-alerts|OSM XML:osm-xml|LandXML:landxml|CityGML:citygml|gbXML:gbxml|OCPP messages:ocpp|IEC 61850:iec-61850|Sigma rules:sigma-rules|STIX:stix|OSCAL:oscal|VEX:openvex|EML files:eml-files .eml|MBOX:mbox|WARC:warc|FASTA:fasta|FASTQ:fastq|VCF:vcf-file variant-call|BAM:bam-file bam-files|mzML:mzml|OME-TIFF:ome-tiff|NIfTI:nifti|BIDS:bids-format|DDI:ddi-codebook|SDMX:sdmx|XBRL:xbrl ixbrl|FIX messages:fix-protocol|ISO 20022:iso-20022|NMEA:nmea|BOM:bom|Darwin Core:darwin-core dwc dwc-a|SPDX:spdx|CycloneDX:cyclonedx|
SARIF:sarif|JUnit XML:junit-xml|OpenAPI:openapi swagger|Protocol Buffers:protobuf|Open Cap Format:open-cap-format|Open Repair Data Standard:open-repair-data ords|
MathML:mathml|Braille (BRF):brf braille|DAISY:daisy|PGN:pgn|FEN:fen-string|BeerXML:beerxml|Schema.org recipes:recipe-schema|HPGL:hpgl`;

/** A format, and the words that mean it. */
export interface FileFormat {
  name: string;
  words: string[];
}

export const formats = lazy((): readonly FileFormat[] =>
  text.split('|').map((entry) => {
    const [name = '', words = ''] = entry.trim().split(':');
    return { name, words: words.split(' ').map((word) => word.replaceAll('-', ' ')) };
  }),
);
