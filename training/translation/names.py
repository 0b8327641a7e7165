"""First names and surnames that replace Tatoeba's Tom and Mary."""

MALE = """
    Adam Ahmed Alan Alessandro Alex Ali Andreas Andrew Anton Antoine Antonio Arthur Ben Bernard Bill Bob Brian
    Bruno Carlos Charles Chris Christian Claude Daniel David Dennis Diego Dirk Eduardo Emil Enrico Eric Erik
    Fabio Felix Fernando Filippo Florian Francesco Frank Fred Gabriel George Giovanni Giulio Greg Günter Hans
    Harry Henri Henry Hugo Ibrahim Ivan Jack Jacques Jan Javier Jean Jens Jim Joe John Jonas Jorge José Juan Jules
    Julian Karl Ken Kevin Klaus Lars Leo Liam Lorenzo Louis Luca Lucas Luigi Luis Lukas Manuel Marco Marcus Mario
    Mark Martin Matteo Matthew Max Michael Miguel Mike Mohamed Nick Nicolas Nico Noah Oliver Omar Oscar Pablo Paolo
    Pascal Patrick Paul Pedro Peter Philip Pierre Rafael Ralph René Ricardo Richard Robert Roberto Robin Roger Ryan
    Sam Samuel Sergio Simon Stefan Stefano Steve Sven Theo Thomas Tim Tomás Tony Uwe Victor Vincent Walter Will
    Wolfgang Xavier Yusuf Yves
""".split()

FEMALE = """
    Agnes Aisha Alice Amelia Amina Amy Ana Andrea Angela Anita Anna Anne Annika Astrid Beatrice Bianca Brigitte
    Camille Carla Carmen Caroline Catherine Cecilia Chiara Chloé Clara Claire Claudia Daniela Diana Dora Elena
    Elisa Elisabeth Ella Emily Emma Erika Esther Eva Fatima Federica Fiona Francesca Frida Gabriela Giada Giulia
    Gloria Greta Hannah Heidi Helen Helena Ines Ingrid Irene Isabel Isabella Jane Jasmin Jennifer Jessica Johanna
    Judith Julia Julie Karen Karin Kate Katrin Laila Laura Lea Lena Leonie Lina Linda Lisa Lola Louise Lucia Lucía
    Luisa Manon Marta Marina Marion Martina Mathilde Melanie Mia Michelle Miriam Monica Monika Nadia Nancy Nadine
    Natalia Nicole Nina Nora Olga Olivia Patricia Paula Petra Pilar Rachel Raquel Rebecca Renate Rita Rosa Ruth
    Sabine Sandra Sara Sarah Silvia Simone Sofia Sophie Stella Susan Susanne Sylvie Teresa Tina Ursula Valentina
    Valeria Vera Veronica Victoria Yasmin Yolanda Zoe
""".split()
