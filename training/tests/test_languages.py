import json
import unittest

from languages import FOLDER, ORDER, TAUGHT, TRANSLATED_WITH_ENGLISH


class Languages(unittest.TestCase):
    def test_every_folder_of_a_language_is_read(self):
        folders = [file.parent.name for file in FOLDER.glob("*/language.json")]
        self.assertEqual(sorted(folders), sorted(ORDER))

    def test_roles_are_those_of_the_product(self):
        for code in ORDER:
            roles = json.loads((FOLDER / code / "language.json").read_text())
            self.assertEqual("taught" in roles, code in TAUGHT)
            self.assertEqual("translated" in roles and code != "en", code in TRANSLATED_WITH_ENGLISH)
